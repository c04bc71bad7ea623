/** Legacy names of commands that clients still use. */
const ALIASES: Readonly<Record<string, string>> = {
  ismaster: 'isMaster',
  buildinfo: 'buildInfo',
  findandmodify: 'findAndModify',
  dbstats: 'dbStats',
  collstats: 'collStats',
  deleteIndexes: 'dropIndexes',
};

export function canonicalName(name: string): string {
  return ALIASES[name] ?? name;
}
