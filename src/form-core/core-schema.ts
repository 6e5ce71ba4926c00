/**
 * The part of JSON Schema to which every data schema of a form is reduced. The fields, the browser's validator and the
 * table are made from this part alone, so that each of them handles few shapes and all of them agree.
 */
export type CoreSchema = CoreText | CoreNumber | CoreBoolean | CoreList | CoreObject;

/** The formats of texts. `tel` is not part of JSON Schema. formats.ts defines each of them. */
export type FormatName = 'email' | 'uri' | 'tel' | 'date' | 'time' | 'date-time' | 'uuid';

export interface TextRules {
  format?: FormatName;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
}

export interface NumberRules {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
}

export interface ListRules {
  minItems?: number;
  maxItems?: number;
}

/** A text. A text without a visible character counts as empty, and an empty text is never sent. */
export interface CoreText extends TextRules {
  type: 'string';
  /** The values to choose from. A `const` of the data schema is an enum of one value. */
  enum?: string[];
  /** Name of a field of the same object. This date must be later than that one. */
  after?: string;
  /** The value that the form shows at first. Kept only if the content asks for it. */
  default?: string;
  /**
   * Present if the field is the choice between the alternatives of a `oneOf` or `anyOf`. The form asks for it and
   * stores it, so that a row says which rules it follows; the data schema as written does not know it.
   */
  choiceOf?: 'oneOf' | 'anyOf';
}

export interface CoreNumber extends NumberRules {
  type: 'number' | 'integer';
  enum?: number[];
  default?: number;
}

export interface CoreBoolean {
  type: 'boolean';
  /** `[true]` is a consent: the box must be ticked. */
  enum?: boolean[];
  /**
   * Present if the form sends `false` for a box that is not ticked, because the data schema as written decides
   * otherwise when the value is absent.
   */
  unticked?: false;
  default?: boolean;
}

export interface CoreList extends ListRules {
  type: 'array';
  items: CoreSchema;
  uniqueItems?: boolean;
}

export interface CoreObject extends CoreBranch {
  type: 'object';
  properties: Record<string, CoreSchema>;
}

/** Adds fields and rules to an object, depending on the values of its other fields. */
export interface CoreCondition {
  if: ConditionSchema;
  then?: CoreBranch;
  else?: CoreBranch;
}

/** The fields and rules that a condition adds. A property that the object already has gets more rules. */
export interface CoreBranch {
  properties?: Record<string, CoreSchema>;
  required?: string[];
  allOf?: CoreCondition[];
}

/**
 * The test of a condition: any rules about the object's values. A property that is absent passes every rule about it.
 * The compiler adds `required` for every property that has to be answered first (passes/conditions/decide.ts).
 * Only keywords that fit the kind of their field are present, so that no test needs `type`. `const` is an enum of one.
 * `{}` is always true, and `{ not: {} }` never.
 */
export interface ConditionSchema extends TextRules, NumberRules, ListRules {
  properties?: Record<string, ConditionSchema>;
  required?: string[];
  enum?: unknown[];
  contains?: ConditionSchema;
  not?: ConditionSchema;
  allOf?: ConditionSchema[];
  anyOf?: ConditionSchema[];
}

/** The type of a value of the core. */
export type ValueType = CoreSchema['type'];

type OfStructure = 'properties' | 'required' | 'contains' | 'not' | 'allOf' | 'anyOf';

/** Keywords with a single value that limit what a field accepts. */
export type RuleName = Exclude<keyof ConditionSchema, OfStructure> | 'after' | 'uniqueItems';
