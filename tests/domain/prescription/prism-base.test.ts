import { expect, test } from 'vitest'
import type { EyeSide } from '#domain/prescription/eye-field.ts'
import {
  directionOfBase,
  prismBaseOf,
  prismDirectionOf,
  type PrismDirection,
} from '#domain/prescription/prism-base.ts'

test.each<[PrismDirection, EyeSide, number]>([
  ['in', 'right', 0],
  ['in', 'left', 180],
  ['out', 'right', 180],
  ['out', 'left', 0],
  ['up', 'right', 90],
  ['up', 'left', 90],
  ['down', 'left', 270],
])('base %s of the %s eye is at %i', (direction, side, degrees) =>
  expect(prismBaseOf(direction, side)).toBe(degrees),
)

test.each<[number, EyeSide, PrismDirection | undefined]>([
  [0, 'right', 'in'],
  [360, 'right', 'in'],
  [0, 'left', 'out'],
  [180, 'left', 'in'],
  [90, 'left', 'up'],
  [270, 'right', 'down'],
  [45, 'right', undefined],
])('a base at %i of the %s eye is %s', (degrees, side, direction) =>
  expect(directionOfBase(degrees, side)).toBe(direction),
)

test.each<[PrismDirection, string[]]>([
  ['in', ['innen', 'interne', 'nasale', 'nos', 'donosa', 'dovnitř', 'in', 'bi']],
  ['out', ['außen', 'aussen', 'externe', 'temporale', 'skroń', 'doskroni', 'ven', 'bo']],
  ['up', ['oben', 'basisoben', 'supérieure', 'enhaut', 'alta', 'góra', 'nahoru', 'bu']],
  ['down', ['unten', 'inférieure', 'enbas', 'bassa', 'dół', 'dodołu', 'dolů', 'bd']],
])('%s is written as each of %j', (direction, words) =>
  expect(words.map(prismDirectionOf)).toEqual(words.map(() => direction)),
)

test.each<[PrismDirection, string[]]>([
  ['in', ['int.', 'nas.', 'basis:innen', 'base.nas.', 'knosu']],
  ['out', ['ext.', 'est.', 'temp.', 'baza:doskroni', 'skron', 'kespánku']],
  ['up', ['sup.', 'nahoře', 'gora']],
  ['down', ['inf.', 'dole', 'dol']],
])('%s is written as each of %j, in short and on other keyboards', (direction, words) =>
  expect(words.map(prismDirectionOf)).toEqual(words.map(() => direction)),
)

test.each(['o', '.', 'knos.u', '', 'base', 'innenaußen', '90'])('"%s" is no direction', (word) =>
  expect(prismDirectionOf(word)).toBeUndefined(),
)
