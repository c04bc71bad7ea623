/** An autofill name of the HTML standard, within a group such as `shipping` where there is one. */
export const autofillName = (name: string, group?: string): string => (group ? `${group} ${name}` : name);
