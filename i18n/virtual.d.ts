declare module 'virtual:messages/*' {
  const compiled: Record<string, (values?: Record<string, string | number>) => string>
  export default compiled
}
