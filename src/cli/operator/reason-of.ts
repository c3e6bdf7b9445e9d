const FILE_FAULTS: Record<string, string> = {
  ENOENT: 'no such file or folder',
  ENOTDIR: 'no such folder',
  EISDIR: 'is a folder',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'the disk cannot be written to',
  ENOSPC: 'no space left on the disk',
}

/** Why something failed, without the file's name, for a person to read. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return FILE_FAULTS[code] ?? error.message
}
