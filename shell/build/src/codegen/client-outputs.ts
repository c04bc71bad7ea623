import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesModule } from '../structure/remote-pages';

const BOOKING_TYPE = '@saltbush/contract#BookingType';

/** How generated code writes the schema's scalars. */
export const SCALARS = {
  DateTime: { input: 'string', output: 'string' },
  ID: { input: 'string', output: 'string' },
  // An enum that the api derives from a table: generated code takes its type from there instead of repeating its values.
  BookingType: { input: BOOKING_TYPE, output: BOOKING_TYPE },
};

/** The schema's files, and what they take from a table. @param folder that of the contract's schema */
export const schemaOf = (folder: string): string[] => [`${folder}/**/*.graphql`, 'scalar BookingType'];

/** True when a folder holds operations: `.graphql` files, or `graphql(…)` calls in modules. */
function hasOperations(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return (readdirSync(folder, { recursive: true }) as string[]).some((file) => {
    if (file.includes('generated')) return false;
    if (file.endsWith('.graphql')) return true;
    return /\.tsx?$/.test(file) && /\bgraphql\(/.test(readFileSync(join(folder, file), 'utf8'));
  });
}

/** The pages of each remote, from its remote.json. */
export const pageOutputs = (remotes: readonly string[]) =>
  Object.fromEntries(
    remotes.map((remote) => [
      `${remote}/src/generated/pages.ts`,
      {
        plugins: [
          { add: { content: pagesModule(JSON.parse(readFileSync(join(remote, 'remote.json'), 'utf8'))) } },
        ],
      },
    ]),
  );

/** The typed documents of each workspace that sends operations. */
export const clientOutputs = (workspaces: readonly string[]) =>
  Object.fromEntries(
    workspaces
      .filter((workspace) => hasOperations(`${workspace}/src`))
      .map((workspace) => [
        `${workspace}/src/generated/gql/`,
        {
          preset: 'client' as const,
          documents: [`${workspace}/src/**/*.{ts,tsx,graphql}`, `!${workspace}/src/generated/**`],
          presetConfig: { fragmentMasking: false },
          config: {
            documentMode: 'string' as const,
            useTypeImports: true,
            enumsAsTypes: true,
            scalars: SCALARS,
            strictScalars: true,
            skipTypename: true,
          },
        },
      ]),
  );
