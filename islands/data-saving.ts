type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether nothing is fetched ahead: the visitor saves data, or the connection is slow. Spec §9. */
export const isDataSaving = ({ saveData, effectiveType = '' }: Connection): boolean =>
  saveData === true || /2g|3g/.test(effectiveType)

/** What the browser tells of its connection; nothing where it tells none. */
export const currentConnection = (): Connection =>
  'connection' in navigator ? Object(navigator.connection) : {}
