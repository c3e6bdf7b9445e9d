/**
 * The environment of programs that do not start under libfaketime, whose memory allocator asks for the time before that can answer. They
 * know durations alone, not the day.
 */
export const realClock = (): NodeJS.ProcessEnv => ({ ...process.env, LD_PRELOAD: '' })
