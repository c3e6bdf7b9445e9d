/**
 * For `createServer`, in milliseconds. A picture of a slip may have ten megabytes, and a phone with a weak signal sends half a megabit a second; Node
 * gives the headers of a request a minute all the same.
 */
export const SERVER_OPTIONS = { keepAliveTimeout: 65_000, requestTimeout: 300_000 }
