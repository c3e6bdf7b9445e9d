declare module 'virtual:messages/*' {
  const compiled: Record<string, (values?: Record<string, string | number>) => string>
  export default compiled
}

declare module 'virtual:texts/*' {
  const texts: Record<string, string>
  export default texts
}

// The package ships this module without its types.
declare module '@messageformat/core/compile-module' {
  import type MessageFormat from '@messageformat/core'
  export default function compileModule(format: MessageFormat, messages: Record<string, string>): string
}
