import type { Resolvers } from '../../../generated/resolvers';
import type { StaffContext } from '../context';
import {
  staffAutoDeliveryChargeCounts,
  staffAutoDeliveryCharges,
  staffAutoDeliveryChargesMail,
} from './autodelivery-charges';
import { staffProgramChargeCounts, staffProgramCharges, staffProgramChargesMail } from './program-charges';

/** The desks of charges. */
export const chargeResolvers: Pick<Resolvers<StaffContext>, 'Query' | 'Mutation'> = {
  Query: {
    staff_autodelivery_charges: staffAutoDeliveryCharges,
    staff_autodelivery_charge_counts: staffAutoDeliveryChargeCounts,
    staff_program_charges: staffProgramCharges,
    staff_program_charge_counts: staffProgramChargeCounts,
  },
  Mutation: {
    staff_autodelivery_charges_mail: staffAutoDeliveryChargesMail,
    staff_program_charges_mail: staffProgramChargesMail,
  },
};
