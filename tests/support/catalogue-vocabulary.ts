import { insertRows } from '#shop-api/bulk-insert.ts'
import type { Db } from '#platform/database.ts'
import {
  advancedAttribute,
  advancedValue,
  attributeGroup,
  attributeValue,
  brand,
} from '#shop-api/schema/attribute.ts'
import { category, categoryText } from '#shop-api/schema/shop.ts'

/** Attribute value ids by name. */
export const VALUES = {
  nord: 101,
  sud: 102,
  red: 201,
  blue: 202,
  green: 203,
  panto: 301,
  aviator: 302,
  polarized: 401,
}

type Labels = [de: string, cs: string, pl: string, fr: string]
const labels = ([de, cs, pl, fr]: Labels) => ({ de, cs, pl, fr })

const GROUPS: {
  id: number
  key: string
  kind: 'choice' | 'boolean' | 'text'
  labels: Labels
  multiSelect?: boolean
}[] = [
  { id: 100, key: 'brand', kind: 'choice', labels: ['Marke', 'Značka', 'Marka', 'Marque'] },
  {
    id: 200,
    key: 'color',
    kind: 'choice',
    labels: ['Farbe', 'Barva', 'Kolor', 'Couleur'],
    multiSelect: true,
  },
  { id: 300, key: 'shape', kind: 'choice', labels: ['Form', 'Tvar', 'Kształt', 'Forme'] },
  {
    id: 400,
    key: 'polarized',
    kind: 'boolean',
    labels: ['Polarisierend', 'Polarizační', 'Polaryzacyjne', 'Polarisantes'],
  },
  { id: 500, key: 'modelName', kind: 'text', labels: ['Modell', 'Model', 'Model', 'Modèle'] },
  { id: 600, key: 'ean', kind: 'text', labels: ['EAN', 'EAN', 'EAN', 'EAN'] },
]

const LABELS: Record<keyof typeof VALUES, Labels> = {
  nord: ['Nordlicht', 'Nordlicht', 'Nordlicht', 'Nordlicht'],
  sud: ['Südwind', 'Südwind', 'Südwind', 'Südwind'],
  red: ['Rot', 'Červená', 'Czerwony', 'Rouge'],
  blue: ['Blau', 'Modrá', 'Niebieski', 'Bleu'],
  green: ['Grün', 'Zelená', 'Zielony', 'Vert'],
  panto: ['Panto', 'Panto', 'Panto', 'Panto'],
  aviator: ['Pilot', 'Pilotní', 'Pilotki', 'Aviateur'],
  polarized: ['Ja', 'Ano', 'Tak', 'Oui'],
}

/** id, parent, names, hidden. 13 has no German name, and so does not exist in the German shop. */
const CATEGORIES: [number, number, Labels, boolean?][] = [
  [10, 0, ['Sonnenbrillen', 'Sluneční brýle', 'Okulary przeciwsłoneczne', 'Lunettes de soleil']],
  [11, 10, ['Herren', 'Pánské', 'Męskie', 'Homme']],
  [12, 10, ['Damen', 'Dámské', 'Damskie', 'Femme']],
  [13, 10, ['', 'Dětské', 'Dziecięce', 'Enfant']],
  [20, 0, ['Brillen', 'Brýle', 'Okulary', 'Lunettes']],
  [21, 20, ['Neuheiten', 'Novinky', 'Nowości', 'Nouveautés']],
  [30, 0, ['Pflegemittel', 'Péče', 'Pielęgnacja', 'Entretien']],
  [40, 0, ['Etuis', 'Pouzdra', 'Etui', 'Étuis']],
  [41, 40, ['Geheim', 'Tajné', 'Tajne', 'Secret'], true],
]

export async function fillVocabulary(db: Db): Promise<void> {
  await insertRows(
    db,
    attributeGroup,
    GROUPS.map((group, position) => ({
      ...group,
      type: '',
      isFilter: group.kind !== 'text',
      multiSelect: group.multiSelect ?? false,
      position,
      labels: labels(group.labels),
    })),
  )
  await insertRows(
    db,
    attributeValue,
    Object.entries(VALUES).map(([key, id], position) => ({
      id,
      groupId: Math.floor(id / 100) * 100,
      value: key === 'polarized' ? 'true' : key,
      labels: labels(LABELS[key as keyof typeof VALUES]),
      position,
    })),
  )
  await insertRows(db, brand, [
    {
      id: VALUES.nord,
      slug: 'nordlicht',
      name: 'Nordlicht',
      createdAt: '2024-01-01T00:00:00Z',
      updatedAt: '2024-01-01T00:00:00Z',
    },
    {
      id: VALUES.sud,
      slug: 'suedwind',
      name: 'Südwind',
      createdAt: '2024-01-01T00:00:00Z',
      updatedAt: '2024-01-01T00:00:00Z',
    },
  ])
  await insertRows(db, advancedAttribute, [
    { id: 90, key: 'accountableManufacturer', type: 'group', labels: { '*': 'Hersteller' } },
  ])
  await insertRows(db, advancedValue, [
    {
      id: 900,
      attributeId: 90,
      values: { '*': [{ fieldSet: [[{ name: 'Werk', mail: 'werk@example.org' }]], groupSet: [] }] },
    },
  ])
  await insertRows(
    db,
    category,
    CATEGORIES.map(([id, parentId, , isHidden = false], position) => ({
      id,
      parentId,
      position,
      isHidden,
      supportedFilter: id === 30 ? ['brand'] : [],
      countryCustomData: { DE: { note: 'only here' } },
    })),
  )
  await insertRows(
    db,
    categoryText,
    CATEGORIES.flatMap(([id, , names]) =>
      Object.entries(labels(names))
        .filter(([, name]) => name !== '')
        .map(([language, name]) => ({
          categoryId: id,
          language,
          name,
          slug: name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/\W+/g, '-'),
          properties: [
            { name: 'sort', value: 'topseller' },
            { name: 'icon', value: 'sun' },
          ],
          customData: id === 41 ? { productType: 'hearingAidsMerchandise' } : {},
        })),
    ),
  )
}
