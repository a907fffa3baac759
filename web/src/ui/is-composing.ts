/**
 * The key belongs to an input method, which uses Enter and the arrows to choose among what could be meant. Safari ends
 * the composition before it reports its Enter, which is then known only by the code 229.
 */
export const isComposing = ({
  isComposing: composes,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => composes || keyCode === 229
