import { questionnaire } from '#blocks/questionnaire/schema.ts'

/** The consultant asks about habits and kinds of sight, never about prescription values: those belong to the wearer alone. */
export { questionnaire as contactLensConsultant }
