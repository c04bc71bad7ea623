import { captureEarlyInput } from '../../src/early-input/capture';

/** The only script that a document contains itself. The content security policy allows it by its hash. */
export const EARLY_INPUT_SCRIPT = `(${captureEarlyInput})()`;
