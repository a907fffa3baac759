export const en = {
  profile: {
    notifications: {
      permission_error:
        'The browser does not allow notifications from this site. Allow them in its settings and try again.',
      subscribeError: 'Notifications could not be switched on. Try again.',
    },
  },
} as const
