import type { Resolvers } from '../../../generated/resolvers';
import type { StaffContext } from '../context';
import { staffClaim, staffClaimsLeave, staffClaimsTake, staffClaimsTakeOver } from './claims/claims';
import { staffOrdersApprove, staffOrdersCancel, staffOrdersRefund, staffOrdersRefuseLine } from './decide';
import { staffOrdersExport } from './find/export-orders';
import { staffOrderQueues, staffOrders } from './list-orders';
import { staffOrdersNoteCall } from './note-call';
import { staffOrder } from './one-order';
import { staffPackingRestart, staffPackingScan, staffPackingTick } from './packing/check-units';
import { packingFields } from './packing/packing-of';
import {
  staffReturnCounts,
  staffReturns,
  staffReturnsAccept,
  staffReturnsArrive,
  staffReturnsDecline,
} from './returns';
import { staffScriptsCorrect, staffScriptsTakeOff } from './scripts/change-filed';
import { staffScriptsFile } from './scripts/file-script';
import { staffScriptCounts, staffScripts } from './scripts/list-scripts';
import { staffScriptsAccept, staffScriptsArrive, staffScriptsRefuse } from './scripts/move-scripts';
import { staffScript } from './scripts/one-script';

/** The desks of orders, packing, returns and scripts. */
export const orderResolvers: Pick<Resolvers<StaffContext>, 'Query' | 'Mutation' | 'StaffPacking'> = {
  Query: {
    staff_orders: staffOrders,
    staff_orders_export: staffOrdersExport,
    staff_order_queues: staffOrderQueues,
    staff_order: staffOrder,
    staff_claim: staffClaim,
    staff_returns: staffReturns,
    staff_return_counts: staffReturnCounts,
    staff_scripts: staffScripts,
    staff_script_counts: staffScriptCounts,
    staff_script: staffScript,
  },
  Mutation: {
    staff_claims_take: staffClaimsTake,
    staff_claims_take_over: staffClaimsTakeOver,
    staff_claims_leave: staffClaimsLeave,
    staff_orders_approve: staffOrdersApprove,
    staff_orders_note_call: staffOrdersNoteCall,
    staff_orders_refuse_line: staffOrdersRefuseLine,
    staff_orders_cancel: staffOrdersCancel,
    staff_orders_refund: staffOrdersRefund,
    staff_packing_scan: staffPackingScan,
    staff_packing_tick: staffPackingTick,
    staff_packing_restart: staffPackingRestart,
    staff_returns_arrive: staffReturnsArrive,
    staff_returns_accept: staffReturnsAccept,
    staff_returns_decline: staffReturnsDecline,
    staff_scripts_arrive: staffScriptsArrive,
    staff_scripts_accept: staffScriptsAccept,
    staff_scripts_file: staffScriptsFile,
    staff_scripts_correct: staffScriptsCorrect,
    staff_scripts_take_off: staffScriptsTakeOff,
    staff_scripts_refuse: staffScriptsRefuse,
  },
  StaffPacking: packingFields,
};
