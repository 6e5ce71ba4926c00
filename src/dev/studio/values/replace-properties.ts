/** Gives an object exactly the properties of another one: also removes those that the other one does not have. */
export function replaceProperties<Value extends object>(target: Value, source: Value): void {
  for (const name of Object.keys(target)) if (!(name in source)) Reflect.deleteProperty(target, name);
  Object.assign(target, source);
}
