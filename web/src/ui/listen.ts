type EventsOf<Target> = Target extends Window
  ? WindowEventMap
  : Target extends Document
    ? DocumentEventMap
    : MediaQueryListEventMap

/** Listens to an event until the function that it returns is called. */
export const listen = <Target extends Window | Document | MediaQueryList, Type extends keyof EventsOf<Target> & string>(
  target: Target,
  type: Type,
  listener: (event: EventsOf<Target>[Type]) => void,
  options?: AddEventListenerOptions,
): (() => void) => {
  target.addEventListener(type, listener as EventListener, options)
  return () => target.removeEventListener(type, listener as EventListener, options)
}
