import { componentName } from '#domain/content/component-name.ts'
import { DEFINITIONS } from '#blocks/registry/definitions.ts'
import { parseKeyFilters } from '#domain/content/block-data.ts'
import { validateQuestionnaire } from '#domain/content/questionnaire.ts'
import { RELATION_FIELD } from '#domain/content/related-stories.ts'
import { fieldsOf } from '#domain/content/rich-text/fields.ts'
import { parseTime } from '#domain/content/visibility.ts'
import { LANGUAGES } from '#i18n/variants.ts'
import { isBlock, type ContentNode, type ParsedStory } from './nodes.ts'

type All = { uuids: ReadonlySet<unknown>; read: readonly ParsedStory[] }
type Fault = { path: string; message: string }

const FIELDS = new Map(DEFINITIONS.map(({ name, schema }) => [name, new Set(Object.keys(schema))]))
const REFUSED = /^\s*(javascript|data|blob|vbscript):/i

const at = (nodes: readonly ContentNode[], of: (node: ContentNode) => string | false): Fault[] =>
  nodes.flatMap((node) => {
    const message = of(node)
    return message === false ? [] : [{ path: node.path, message }]
  })

/** Checks beyond the schemas of blocks, by the name of the rule. */
export const RULES: Record<string, (read: ParsedStory, all: All) => Fault[]> = {
  story: ({ nodes }) =>
    ['page', 'listing_page'].includes(componentName(String(nodes[0]?.value['component'])))
      ? []
      : [{ path: 'content.component', message: 'must be page or listing_page' }],

  uuid: ({ story, file }, { read }) => {
    const twin = read.find((each) => each.story['uuid'] === story['uuid'] && each.file < file)
    return twin ? [{ path: 'uuid', message: `is already used by ${twin.file}` }] : []
  },

  language: ({ story, file }, { read }) => {
    const group = read.filter((each) => each.story['group_id'] === story['group_id'])
    if (group[0]?.file !== file) return []
    const languages = group.map((each) => each.folder.replace('global/', '').slice(0, 2))
    const missing = LANGUAGES.filter((language) => !languages.includes(language))
    return missing.length === 0 ? [] : [{ path: 'group_id', message: `is missing in ${missing.join(', ')}` }]
  },

  key: ({ nodes }) => {
    const keys = nodes.filter(isBlock).map(({ value }) => value['_uid'])
    return at(nodes, ({ value }) => {
      const isDouble = '_uid' in value && keys.indexOf(value['_uid']) !== keys.lastIndexOf(value['_uid'])
      return isDouble && `two blocks have the key "${String(value['_uid'])}"`
    })
  },

  field: ({ nodes }) =>
    nodes.filter(isBlock).flatMap(({ path, value }) => {
      const known = FIELDS.get(componentName(String(value['component'])))
      const unknown = known
        ? Object.keys(value).filter((key) => !/^_|^component$/.test(key) && !known.has(key))
        : []
      return unknown.map((field) => ({ path: `${path}.${field}`, message: 'no such field' }))
    }),

  window: ({ nodes }) =>
    at(nodes.filter(isBlock), ({ value }) => {
      const [start, end] = [value['start_time'] || null, value['end_time'] || null]
      if (!start && !end) return false
      if (!start || !end) return 'a time window needs both start_time and end_time'
      const [from, to] = [parseTime(start), parseTime(end)]
      if (from === null || to === null) return 'must be times like 2026-12-01 08:00'
      return to < from && 'ends before it starts'
    }),

  link: ({ nodes }, { uuids }) =>
    at(nodes, ({ value }) => {
      if (value['linktype'] === 'story') {
        const uuid = value['fieldtype'] === 'multilink' ? value['id'] : value['uuid']
        return !uuids.has(uuid) && `links to a story that does not exist: ${String(uuid)}`
      }
      const address = String(value['url'] || value['href'] || '')
      if (REFUSED.test(address)) return `is not allowed: ${address.slice(0, 40)}`
      return /^\/[a-z]{2}-[a-z]{2}\//.test(address) && `contains a variant: ${address}`
    }),

  relation: ({ nodes }, { uuids }) =>
    nodes.flatMap(({ path, value }) =>
      fieldsOf(value)
        .list(RELATION_FIELD)
        .flatMap((uuid, index) =>
          uuids.has(uuid)
            ? []
            : [
                {
                  path: `${path}.${RELATION_FIELD}[${index}]`,
                  message: `no story has the uuid ${String(uuid)}`,
                },
              ],
        ),
    ),

  picture: ({ nodes }) =>
    at(nodes, ({ value }) => {
      const isPicture =
        value['fieldtype'] === 'asset' && /\.(jpe?g|png|webp|gif|avif)$/i.test(String(value['filename']))
      return isPicture && typeof value['alt'] !== 'string' && 'a picture needs a text (alt), even if it is ""'
    }),

  questions: ({ nodes }) =>
    nodes
      .filter(({ value }) => Array.isArray(value['steps']) && Array.isArray(value['results']))
      .flatMap(({ path, value }) => questionsOf(value).map((message) => ({ path, message }))),
}

function questionsOf(value: Record<string, unknown>): string[] {
  const fields = fieldsOf(value)
  const steps = fields.list('steps').map((raw) => {
    const step = fieldsOf(raw)
    const answers = step.list('answers').map((each) => {
      const answer = fieldsOf(each)
      return { name: answer.text('name') ?? '', next: answer.text('next'), narrow: {} }
    })
    return { name: step.text('name') ?? '', answers }
  })
  const results = fields.list('results').map((raw) => {
    const when = fieldsOf(raw).text('when')
    return { when: when === undefined ? {} : parseKeyFilters(when) }
  })
  return validateQuestionnaire(steps, results)
}
