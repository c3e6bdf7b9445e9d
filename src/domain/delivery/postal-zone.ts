import { slugify } from '#domain/catalogue/slug.ts'
import { distance } from '#domain/branch/distance.ts'
import type { Position } from '#domain/branch/position.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'

/** A town as a table of towns has it; `slug` is its name as addresses write it. */
export type KnownTown = Position & { slug: string }

/** `reach`: kilometres around the town of a zone within which its postcodes lie. */
type Zones = { reach: number; towns: string }

/**
 * The first two digits of the postcodes of each country, and a town among them, by the postal services' maps of their zones. A zone that is not
 * here has no postcodes.
 */
const ZONES: Record<ShopCountry, Zones> = {
  DE: {
    reach: 130,
    towns: `01 Dresden, 02 Bautzen, 03 Cottbus, 04 Leipzig, 06 Halle (Saale), 07 Gera, 08 Zwickau, 09 Chemnitz, 10-14 Berlin,
      15 Frankfurt (Oder), 16 Eberswalde, 17 Neubrandenburg, 18 Rostock, 19 Schwerin, 20-22 Hamburg, 23 Lübeck, 24 Kiel, 25 Heide,
      26 Oldenburg, 27 Bremerhaven, 28 Bremen, 29 Celle, 30 Hannover, 31 Hildesheim, 32 Herford, 33 Bielefeld, 34 Kassel, 35 Gießen,
      36 Fulda, 37 Göttingen, 38 Braunschweig, 39 Magdeburg, 40 Düsseldorf, 41 Mönchengladbach, 42 Wuppertal, 44 Dortmund, 45 Essen,
      46 Oberhausen, 47 Duisburg, 48 Münster, 49 Osnabrück, 50-51 Köln, 52 Aachen, 53 Bonn, 54 Trier, 55 Mainz, 56 Koblenz, 57 Siegen,
      58 Hagen, 59 Hamm, 60 Frankfurt am Main, 61 Bad Homburg vor der Höhe, 63 Offenbach, 64 Darmstadt, 65 Wiesbaden, 66 Saarbrücken,
      67 Ludwigshafen am Rhein, 68 Mannheim, 69 Heidelberg, 70 Stuttgart, 71 Böblingen, 72 Tübingen, 73 Esslingen, 74 Heilbronn,
      75 Pforzheim, 76 Karlsruhe, 77 Offenburg, 78 Villingen-Schwenningen, 79 Freiburg, 80-81 München, 82 Starnberg, 83 Rosenheim,
      84 Landshut, 85 Freising, 86 Augsburg, 87 Kempten (Allgäu), 88 Ravensburg, 89 Ulm, 90 Nürnberg, 91 Ansbach, 92 Amberg, 93 Regensburg,
      94 Passau, 95 Bayreuth, 96 Bamberg, 97 Würzburg, 98 Suhl, 99 Erfurt`,
  },
  AT: {
    reach: 75,
    towns: `10-15 Wien, 20 Hollabrunn, 21 Mistelbach, 22 Gänserndorf, 23 Mödling, 24 Schwechat, 25 Baden, 26 Neunkirchen,
      27-28 Wiener Neustadt, 30-32 St. Pölten, 33 Amstetten, 34 Klosterneuburg, 35-36 Krems an der Donau,
      37-39 Horn, 40-42 Linz, 43 Enns, 44 Steyr, 45 Kremsmünster, 46 Wels, 47 Schärding, 48 Gmunden,
      49 Ried im Innkreis, 50-51 Salzburg, 52 Braunau am Inn, 53 Salzburg, 54 Hallein, 55-56 Bischofshofen, 57 Zell am See,
      60-61 Innsbruck, 62 Schwaz, 63 Kufstein, 64 Imst, 65 Landeck, 66 Reutte, 67 Bludenz, 68 Feldkirch, 69 Bregenz,
      70 Eisenstadt, 71 Neusiedl am See, 72-73 Mattersburg, 74-75 Oberwart, 80-81 Graz, 82 Gleisdorf, 83 Feldbach,
      84 Leibnitz, 85 Deutschlandsberg, 86 Bruck an der Mur, 87 Leoben, 88 Knittelfeld, 89 Liezen, 90-94 Klagenfurt, 95-96 Villach, 97-98 Spittal an der Drau, 99 Lienz`,
  },
  CH: {
    reach: 80,
    towns: `10-11 Lausanne, 12 Genève, 13-15 Yverdon-les-Bains, 16 Bulle, 17 Fribourg, 18 Montreux, 19 Sion, 20-21 Neuchâtel,
       22-24 La Chaux-de-Fonds, 25-26 Biel, 27-29 Delémont, 30-32 Bern, 33-34 Burgdorf, 35 Langnau, 36-37 Thun,
      38 Interlaken, 39 Brig, 40-42 Basel, 43 Rheinfelden, 44 Liestal, 45 Solothurn, 46-47 Olten, 48 Zofingen,
      49 Langenthal, 50-51 Aarau, 52-53 Brugg, 54 Baden, 55-56 Wohlen, 57 Aarau, 60-61 Luzern, 62 Sursee, 63 Zug, 64 Schwyz,
      65 Bellinzona, 66 Locarno, 67 Biasca, 68-69 Lugano, 70-71 Chur, 72 Davos, 73 Sargans, 74 Chur, 75-77 St. Moritz,
      80-81 Zürich, 82 Schaffhausen, 83-84 Winterthur, 85 Frauenfeld, 86 Uster, 87 Rapperswil, 88-89 Zürich, 90-93 St. Gallen, 94 Altstätten, 95-96 Wil`,
  },
  CZ: {
    reach: 110,
    towns: `10-19 Praha, 25 Praha, 26 Beroun, 27 Kladno, 28 Kolín, 29 Mladá Boleslav, 30-33 Plzeň, 34 Klatovy, 35-36 Karlovy Vary,
      37-38 České Budějovice, 39 Tábor, 40 Ústí nad Labem, 41 Teplice, 43 Most, 44 Louny, 46 Liberec, 47 Česká Lípa,
      50-51 Hradec Králové, 53 Pardubice, 54 Trutnov, 55 Náchod, 56-57 Svitavy, 58 Jihlava,
      59 Žďár nad Sázavou, 60-69 Brno, 70-73 Ostrava, 74 Opava, 75 Přerov, 76 Zlín,
      77-79 Olomouc`,
  },
  PL: {
    reach: 140,
    towns: `00-05 Warszawa, 06-07 Ostrołęka, 08 Siedlce, 09 Płock, 10-14 Olsztyn, 15-19 Białystok, 20-24 Lublin, 25-29 Kielce,
      30-34 Kraków, 35-39 Rzeszów, 40-44 Katowice, 45-49 Opole, 50-57 Wrocław, 58-59 Legnica, 60-61 Poznań, 62-63 Kalisz, 64 Poznań, 65-69 Zielona Góra, 70-74 Szczecin,
      75-78 Koszalin, 80-84 Gdańsk, 85-89 Bydgoszcz, 90-99 Łódź`,
  },
  IT: {
    reach: 100,
    towns: `00 Roma, 01 Viterbo, 02 Rieti, 03 Frosinone, 04 Latina, 05 Terni, 06 Perugia, 07 Sassari, 08 Nuoro, 09 Cagliari,
      10 Torino, 11 Aosta, 12 Cuneo, 13 Vercelli, 14 Asti, 15 Alessandria, 16 Genova, 17 Savona, 18 Imperia, 19 La Spezia,
      20 Milano, 21 Varese, 22 Como, 23 Sondrio, 24 Bergamo, 25 Brescia, 26 Cremona, 27 Pavia, 28 Novara, 29 Piacenza, 30 Venezia,
      31 Treviso, 32 Belluno, 33 Udine, 34 Trieste, 35 Padova, 36 Vicenza, 37 Verona, 38 Trento, 39 Bolzano, 40 Bologna, 41 Modena,
      42 Reggio Emilia, 43 Parma, 44 Ferrara, 45 Rovigo, 46 Mantova, 47 Forlì, 48 Ravenna, 50 Firenze, 51 Pistoia, 52 Arezzo,
      53 Siena, 54 Massa, 55 Lucca, 56 Pisa, 57 Livorno, 58 Grosseto, 59 Prato, 60 Ancona, 61 Pesaro, 62 Macerata,
      63 Ascoli Piceno, 64 Teramo, 65 Pescara, 66 Chieti, 67 L'Aquila, 70 Bari, 71 Foggia, 72 Brindisi, 73 Lecce, 74 Taranto,
      75 Matera, 76 Barletta, 80 Napoli, 81 Caserta, 82 Benevento, 83 Avellino, 84 Salerno, 85 Potenza, 86 Campobasso, 87 Cosenza,
      88 Catanzaro, 89 Reggio Calabria, 90 Palermo, 91 Trapani, 92 Agrigento, 93 Caltanissetta, 94 Enna, 95 Catania, 96 Siracusa,
      97 Ragusa, 98 Messina`,
  },
}

/** So many of the largest towns have a name that everybody knows; smaller ones share theirs with villages. */
const LARGEST = 100

/**
 * Whether a postcode may be in a town: where the town is known, not far away from the others of its zone. The towns are those of the country,
 * the largest first.
 */
export function mayHaveZip(
  country: ShopCountry,
  zip: string,
  city: string,
  towns: readonly KnownTown[],
): boolean {
  // Districts have numbers: Praha 10.
  const slug = slugify(city).replace(/-\d+$/, '')
  const isNamed = (town: KnownTown) => town.slug === slug || town.slug.startsWith(`${slug}-`)
  if (!towns.slice(0, LARGEST).some(isNamed)) return true
  const zone = zonesOf(country).get(zip.slice(0, 2))
  const middle = towns.find((town) => town.slug === zone)
  if (middle === undefined) return false
  return towns.some((town) => isNamed(town) && distance(town, middle) <= ZONES[country].reach)
}

const known = new Map<ShopCountry, ReadonlyMap<string, string>>()

/** The slug of the town by the two digits. */
function zonesOf(country: ShopCountry): ReadonlyMap<string, string> {
  const zones = known.get(country) ?? readZones(ZONES[country])
  known.set(country, zones)
  return zones
}

const readZones = ({ towns }: Zones): Map<string, string> =>
  new Map(
    [...towns.matchAll(/(\d\d)(?:-(\d\d))? ([^,]+)/g)].flatMap(([, first, last = first, town]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => [
        String(Number(first) + index).padStart(2, '0'),
        slugify(String(town)),
      ]),
    ),
  )
