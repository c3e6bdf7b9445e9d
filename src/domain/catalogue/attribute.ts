export type AttributeValue = { id?: number; label: string; value?: string }

/** One attribute of a product or variant, as the Shop API groups it. A single-valued group holds one object. */
export type AttributeGroup = {
  id: number | null
  key: string
  label: string
  type: string | null
} & ({ multiSelect: false; values: AttributeValue } | { multiSelect: true; values: AttributeValue[] })

export type Attributes = Record<string, AttributeGroup>

export type FieldSet = Record<string, string | number | boolean | null>
export type GroupSet = { fieldSet: FieldSet[][]; groupSet: GroupSet[] }

/** A structured attribute: rows of fields, possibly nested. Spec §3. */
export type AdvancedAttribute = {
  id: number | null
  key: string
  label: string
  type: string | null
  values: GroupSet[]
}
export type AdvancedAttributes = Record<string, AdvancedAttribute>

/**
 * The attribute keys of the shop. `choice` attributes have a closed list of labelled values and can be filtered by;
 * `figure` attributes hold one number with its unit in the label ("48 mm"), whose `value` is the bare number as text.
 */
export const ATTRIBUTES = {
  brand: 'choice',
  targetGroup: 'choice',
  baseColor: 'choice',
  frameColor: 'choice',
  glassesColor: 'choice',
  sunglassesColor: 'choice',
  readingAidsColor: 'choice',
  blueLightBlockingGlassesColor: 'choice',
  merchandiseColor: 'choice',
  hearingAidsMerchandiseColor: 'choice',
  glassesLensColor: 'choice',
  sunglassesLensColor: 'choice',
  readingAidsLensColor: 'choice',
  blueLightBlockingGlassesLensColor: 'choice',
  lensColor: 'choice',
  baseColorLenses: 'choice',
  frameShape: 'choice',
  frameType: 'choice',
  rimType: 'choice',
  frameMaterial: 'choice',
  shopSize: 'choice',
  salesStatus: 'choice',
  designLabel: 'text',
  modelName: 'text',
  description: 'text',
  ean: 'text',
  manufacturerColorCode: 'text',
  glassesWidth: 'figure',
  lensWidth: 'figure',
  lensHeight: 'figure',
  bridgeWidth: 'figure',
  templeLength: 'figure',
  weight: 'figure',
  onlineExclusive: 'boolean',
  sustainable: 'boolean',
  premium: 'boolean',
  progressiveReady: 'boolean',
  polarized: 'boolean',
  filterCategory: 'choice',
  uvProtection: 'boolean',
  blueLightFilter: 'boolean',
  readingStrength: 'choice',
  lensType: 'choice',
  wearingTime: 'choice',
  lensMaterial: 'choice',
  numberOfLenses: 'figure',
  quantityPerUnit: 'choice',
  baseCurve: 'figure',
  diameter: 'figure',
  waterContent: 'figure',
  oxygenPermeability: 'figure',
  usageTime: 'figure',
  handlingTint: 'boolean',
  preservativeFree: 'boolean',
  designatedPackagingContent: 'figure',
  solutionType: 'choice',
  hearingAidPart: 'choice',
  batterySize: 'choice',
  preislagentyp: 'choice',
  rxSortingKey: 'text',
  subscriptionEligible: 'boolean',
  subscriptionInterval: 'choice',
  subscriptionTerm: 'figure',
  subscriptionCancellationPolicy: 'choice',
  lensForm: 'choice',
} as const satisfies Record<string, 'choice' | 'figure' | 'boolean' | 'text'>

export type AttributeKey = keyof typeof ATTRIBUTES

/** Advanced (structured) attributes and the fields of one row. Spec §3. */
export const ADVANCED_ATTRIBUTES = {
  rxCountryAvailability: ['country', 'rxLensQualityIndex'],
  rxCountryIndexAvailability: ['country', 'rxLensQualityIndex'],
  availablePackageSizes: ['country', 'count'],
  rxBaseUsp: ['icon', 'label'],
  rxOnTopUsp: ['icon', 'label'],
  /** The values in which a contact lens can be ordered: one row for each range of equal steps, where another parameter is in its own range, or for each addition that has a name. */
  lensParameterRange: ['parameter', 'from', 'to', 'step', 'whenParameter', 'whenFrom', 'whenTo', 'name'],
  designatedPackagingContent: ['value', 'unit', 'text'],
  subscriptionDiscount: ['value', 'unit', 'text'],
  subscriptionSubsequentDiscount: ['value', 'unit', 'text'],
  accountableManufacturer: ['name', 'addressFull', 'contactForm', 'mail'],
  responsibleImporter: ['name', 'addressFull', 'contactForm', 'mail'],
} as const satisfies Record<string, readonly string[]>

export type AdvancedAttributeKey = keyof typeof ADVANCED_ATTRIBUTES
