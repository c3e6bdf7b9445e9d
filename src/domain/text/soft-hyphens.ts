/** Shorter words fit the narrowest column. */
const LONG = /\p{L}{15,}/gu
/** Joints of compounds: these endings take an s before the next word. */
const JOINT = /(?<=(?:ung|heit|keit|schaft|tät|ion|ling)s)(?=\p{L})/gu
/** Consonants between two vowels; the last of them, or the last group that is one sound, starts the next syllable. */
const BETWEEN = /(?<=[aeiouyäöü])([^aeiouyäöü\u00AD]+)(?=[aeiouyäöü])/giu
const OPENING = /(?:sch[lmnrw]?|(?<=.)s[pt]r?|pf[lr]?|[bfgkp][lr]|[dt]r|kn|zw|ch|ph|th|[^aeiouyäöü])$/iu
/** Where both a syllable and a word may begin, a wrong break is worse than none: Brillen-etui, Schutz-engel, Gebrauchs-anweisung. */
const DOUBTFUL = /^(?:[lnrst]|.+s|.*tz|x|ß)$/iu

/** A rule of Czech, French, Italian and Polish alike: one consonant between two vowels belongs to the second. */
const ALONE = /(?<=[aeiouyáéíóúýěůąęàèìòùâêîôû])(?=[bcčdfgjklłmnprřsštvwzž][aeiouyáéíóúýěůąęàèìòùâêîôû])/giu

/**
 * Marks where long words may break, for browsers without a hyphenation dictionary. German has long compounds and gets all its joints; a
 * word of this length in another language breaks before a single consonant.
 *
 * @example softHyphens('Brillenschraubendreher', 'de') // "Bril·len·schrau·ben·dreher" with U+00AD for the points
 */
export const softHyphens = (text: string, language: string): string =>
  text.replace(LONG, (word) => whole(language === 'de' ? compound(word) : word.replace(ALONE, '\u00AD')))

const compound = (word: string): string =>
  word.replace(JOINT, '\u00AD').replace(BETWEEN, (cluster: string) => {
    if (DOUBTFUL.test(cluster)) return cluster
    const at = cluster === 'ck' ? 0 : cluster.search(OPENING)
    return `${cluster.slice(0, at)}\u00AD${cluster.slice(at)}`
  })

/** No break that leaves only a few letters at either end. */
const whole = (word: string): string =>
  word.replace(/^(\p{L}{1,3})\u00AD/u, '$1').replace(/\u00AD(\p{L}{1,2})$/u, '$1')
