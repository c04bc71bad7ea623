import { relative } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { clientOutputs, pageOutputs, schemaOf } from '../src/codegen/client-outputs';
import { listRemotes, locate, ROOT } from '../src/paths';

/**
 * `saltbush codegen`, in a squad's repository: writes the list of pages and the typed documents of its remotes.
 * @throws {Error} An operation asks for what the installed contract's schema does not have.
 */
export async function codegen(): Promise<void> {
  process.chdir(ROOT);
  const remotes = listRemotes();
  await generate(
    {
      cwd: ROOT,
      silent: true,
      schema: schemaOf(relative(ROOT, locate('api/contract/schema'))),
      ignoreNoDocuments: true,
      generates: { ...clientOutputs(remotes), ...pageOutputs(remotes) },
    },
    true,
  );
}
