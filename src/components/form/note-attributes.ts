/**
 * Attributes of the note about a form that was sent. It is part of the page from the start, so that it is hardly ever announced: what went wrong takes
 * the focus, as a list of errors does.
 */
export const noteAttributes = (isGood: boolean) =>
  isGood ? { role: 'status' as const } : { role: 'alert' as const, tabindex: -1, autofocus: true }
