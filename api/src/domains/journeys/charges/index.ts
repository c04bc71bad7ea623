import { viewCharge } from './charge-view';
import { countCharges, dueAt, listCharges } from './list-charges';
import { mailAgain } from './mail-again';

/** The monthly charges of programs, for the counter. */
export const programCharges = { list: listCharges, count: countCharges, view: viewCharge, mailAgain, dueAt };
