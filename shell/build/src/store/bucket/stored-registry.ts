import { parseRegistry } from '../../releases/read-registry';
import type { LastServed } from '../../releases/served';
import type { Registry } from '../../releases/types';
import { type AuditLine, StoreProblem } from '../release-store';

/** The registry's object: what belongs together is written together. */
export interface RegistryObject {
  /** Names the write: whoever gets no answer finds out by it whether the write was done. */
  change: string;
  /** Of the change that led to this state; its object in the log is written after this one. */
  line: AuditLine;
  lastServed: LastServed;
  registry: Registry;
}

/** @throws {StoreProblem} The object is cut short, or is no registry. */
export function parseRegistryObject(text: string, place: string): RegistryObject {
  try {
    const stored: RegistryObject = JSON.parse(text);
    return { ...stored, registry: parseRegistry(JSON.stringify(stored.registry ?? null)) };
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message;
    throw new StoreProblem(
      'damaged',
      `The registry of ${place} is damaged (${reason}); put back an earlier version of it`,
    );
  }
}
