/**
 * Returns a function that computes a value once for each object, and forgets it with the object. Further arguments are
 * not compared: they must be the same for the same object.
 */
export function remembered<Key extends object, More extends unknown[], Value extends NonNullable<unknown>>(
  compute: (key: Key, ...more: More) => Value,
): (key: Key, ...more: More) => Value {
  const known = new WeakMap<Key, Value>();
  return (key, ...more) => {
    let value = known.get(key);
    if (value === undefined) {
      value = compute(key, ...more);
      known.set(key, value);
    }
    return value;
  };
}
