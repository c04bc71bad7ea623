import { ROLE_TABLE, ROLES, type RoleName } from './role-table';

export type Row = Record<RoleName, string>;

/** Parses the role table by operation. Throws if a row has missing columns or an operation occurs twice. */
export function readRoleTable(text: string = ROLE_TABLE): Map<string, Row> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const table = new Map<string, Row>();
  for (const [name = '', ...cells] of lines.slice(1).map((line) => line.split(/\s+/))) {
    if (cells.length !== ROLES.length) throw new Error(`The row of ${name} has ${cells.length} columns`);
    if (table.has(name)) throw new Error(`The table lists ${name} twice`);
    table.set(name, Object.fromEntries(ROLES.map((role, index) => [role, cells[index]])) as Row);
  }
  return table;
}
