/** Calls with these names change nothing, so that they may be repeated. */
export const isReadOnlyCall = (name: string): boolean => /^(?:get|resolve|fetch|find)[A-Z]/.test(name)
