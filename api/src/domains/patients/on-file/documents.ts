import type { FiledScript } from '@saltbush/contract';

/** A patient's script that the pharmacy keeps. */
export interface FiledScriptDocument extends FiledScript {
  /** Of the order's script with which it came. */
  code: string;
  product_id: number;
  /** ISO date on it. */
  written_on: string;
  /** What was left of them when it was put on file. */
  repeats: number;
  filed_at: Date;
  staff_id: string;
}
