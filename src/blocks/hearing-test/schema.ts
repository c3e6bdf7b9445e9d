import { instrument } from '#blocks/instrument/schema.ts'

export { instrument as hearingTest }
