/** Writes a warning into the shop's log. Where that fails, nobody is told. */
export async function logMessage(message: string): Promise<void> {
  try {
    const { rpc } = await import('#islands/rpc.ts')
    await rpc('logMessage', { level: 'warn', message, path: location.pathname })
  } catch {
    // The visitor has nothing to do with it.
  }
}
