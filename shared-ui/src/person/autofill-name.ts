/** Returns an HTML autofill name, prefixed by its section such as `shipping` if there is one. */
export const autofillName = (name: string, group?: string): string => (group ? `${group} ${name}` : name);
