/** In `MAIL_FROM`, in place of the host of each shop. */
export const MAIL_HOST = '{host}'
