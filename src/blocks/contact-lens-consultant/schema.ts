import { questionnaire } from '#blocks/questionnaire/schema.ts'

/** The consultant asks for habits and kinds of sight, never for values: those are nobody's but the wearer's. */
export { questionnaire as contactLensConsultant }
