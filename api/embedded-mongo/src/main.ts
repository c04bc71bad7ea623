import { parseArgs } from 'node:util';
import { checkDataFolder, printReport } from './check-data';
import { DEFAULTS } from './server/options';
import { startServer } from './server/server';

/**
 * Process entry point of the embedded database: `main --data-dir <folder> [--port <number>] [--test-commands]`, or
 * `main --check-data <folder>`, which checks a folder that no process uses and exits with 1 if it is damaged.
 */

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

function log(line: string): void {
  process.stderr.write(`${line}\n`);
}

function fail(error: unknown): never {
  log(firstLine(error));
  process.exit(1);
}

function readArguments(): { dataDir: string; port: number; testCommands: boolean | undefined } {
  const { values } = parseArgs({
    options: {
      'data-dir': { type: 'string' },
      port: { type: 'string' },
      'test-commands': { type: 'boolean' },
    },
  });
  const port = Number(values.port ?? '0');
  if (!values['data-dir']) return fail('embedded-mongo: --data-dir is missing');
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    return fail('embedded-mongo: --port must be a port number');
  return { dataDir: values['data-dir'], port, testCommands: values['test-commands'] };
}

async function main(): Promise<void> {
  const onFailure = (error: unknown): never =>
    fail(`The embedded database stopped, its disk failed: ${firstLine(error)}`);
  const server = await startServer({ ...DEFAULTS, ...readArguments(), log, onFailure });
  let closing = false;
  const stop = (): void => {
    if (closing) return;
    closing = true;
    server.close().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The parent holds the other end of the pipe: however it dies, this process ends too.
  process.stdin.on('end', stop);
  process.stdin.on('error', stop);
  process.stdin.resume();
  process.stdout.write(`${JSON.stringify({ ready: true, port: server.port, uri: server.uri })}\n`);
}

function checkData(folder: string): never {
  process.exit(printReport(checkDataFolder(folder), (line) => process.stdout.write(`${line}\n`)));
}

const [option, folder] = process.argv.slice(2);
try {
  if (option === '--check-data') checkData(folder ?? fail('embedded-mongo: --check-data needs a folder'));
  main().catch(fail);
} catch (error) {
  fail(error);
}
