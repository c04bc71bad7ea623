import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, SALTBUSH } from '../shop/folder';

const start = promisify(execFile);

/** npm tells its scripts where it was started: commands of another repository must not be led back here. */
const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$)/i.test(name)));

const NOT_LINKED = new Set(['.bin', '.cache', '.package-lock.json', '@saltbush']);

/**
 * Links other people's packages, which `npm install` would bring from the registry: tests need no network. The platform's
 * own come from their archives.
 */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (!NOT_LINKED.has(name)) symlinkSync(join(from, name), join(to, name));
}

async function install(archives: string, packages: string): Promise<void> {
  for (const archive of readdirSync(archives)) {
    const name = /^saltbush-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(archive)?.[1] ?? archive;
    const target = join(packages, '@saltbush', name);
    mkdirSync(target, { recursive: true });
    await start('tar', ['-xzf', join(archives, archive), '-C', target, '--strip-components=1']);
  }
}

/** Makes the commands of all packages known to npm, as it does after an installation. */
function linkCommands(packages: string): void {
  const bin = join(packages, '.bin');
  mkdirSync(bin);
  for (const name of readdirSync(join(ROOT, 'node_modules/.bin')))
    if (name !== 'saltbush') symlinkSync(join(ROOT, 'node_modules/.bin', name), join(bin, name));
  symlinkSync('../@saltbush/build/bin/saltbush.mjs', join(bin, 'saltbush'));
}

/** An empty folder outside the checkout, in which the packed platform is all that is ours. */
export async function makeSquadRepository(releasesDir: string) {
  const folder = mkdtempSync(join(tmpdir(), 'squad-'));
  const archives = mkdtempSync(join(tmpdir(), 'platform-'));
  const packages = join(folder, 'node_modules');
  await start(process.execPath, [SALTBUSH, 'pack-platform', archives], { cwd: ROOT });
  linkPackages(join(ROOT, 'node_modules'), packages);
  await install(archives, packages);
  linkPackages(join(ROOT, 'shared-ui/node_modules'), join(packages, '@saltbush/shared-ui/node_modules'));
  linkCommands(packages);
  const run = async (command: string): Promise<string> => {
    const env = { ...ownEnvironment(), RELEASES_DIR: releasesDir, npm_config_offline: 'true' };
    const [program = '', ...args] = command.split(' ');
    const { stdout } = await start(program, args, { cwd: folder, env, maxBuffer: 16 * 1024 * 1024 });
    return stdout;
  };
  return {
    /** Runs a command in the folder. @returns what it prints @throws {Error} with what it says, if it fails */
    run,
    /** Runs a command that must fail. @returns what it says */
    refusal: (command: string): Promise<string> =>
      run(command).then(
        () => `${command} was not refused`,
        (error: { stderr?: string }) => error.stderr ?? '',
      ),
    change(path: string, replace: (text: string) => string): void {
      const file = join(folder, path);
      writeFileSync(file, replace(readFileSync(file, 'utf8')));
    },
    remove(): void {
      for (const each of [folder, archives]) rmSync(each, { recursive: true, force: true });
    },
  };
}
