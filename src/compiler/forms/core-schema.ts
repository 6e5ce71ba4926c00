/**
 * The part of JSON Schema to which every data schema of a form is reduced. The fields, the browser's validator and the
 * table are made from this part alone, so that each of them handles few shapes and all of them agree.
 */
export type CoreSchema = CoreText | CoreNumber | CoreBoolean | CoreList | CoreObject;

/** A text. A text without a visible character counts as empty, and an empty text is never sent. */
export interface CoreText {
  type: 'string';
  format?: string;
  /** The values to choose from. A `const` of the data schema is an enum of one value. */
  enum?: string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  /** Name of a field of the same object. This date must be later than that one. */
  after?: string;
  /** The value that the form shows at first. Kept only if the content asks for it. */
  default?: string;
}

export interface CoreNumber {
  type: 'number' | 'integer';
  enum?: number[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  default?: number;
}

export interface CoreBoolean {
  type: 'boolean';
  /** `[true]` is a consent: the box must be ticked. */
  enum?: boolean[];
  default?: boolean;
}

export interface CoreList {
  type: 'array';
  items: CoreSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
}

export interface CoreObject {
  type: 'object';
  properties: Record<string, CoreSchema>;
  required?: string[];
  allOf?: CoreCondition[];
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

/** The test of a condition: any rules about the object's values. A property that is absent passes every rule about it. */
export interface ConditionSchema {
  properties?: Record<string, ConditionSchema>;
  required?: string[];
  type?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  contains?: ConditionSchema;
  not?: ConditionSchema;
  allOf?: ConditionSchema[];
  anyOf?: ConditionSchema[];
}
