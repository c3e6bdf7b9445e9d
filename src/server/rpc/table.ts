import { catalogue } from './catalogue.ts'
import { content } from './content.ts'
import type { Procedure } from './procedure.ts'

/** Every call that a browser may make, by its name. */
export const PROCEDURES: Record<string, Procedure> = { ...catalogue, ...content }
