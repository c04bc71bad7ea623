import type { Resolvers } from '../../generated/resolvers';
import type { ApiContext } from '../../server/context';
import { listPatientNames, type PatientNameDocument } from './store';

export const resolvers: Resolvers = {
  Query: {
    patients_names: (_root: unknown, _args: unknown, ctx: ApiContext) =>
      ctx.user ? listPatientNames(ctx.db, ctx.user.id) : [],
  },
  PatientName: {
    uuid: (patient: PatientNameDocument) => patient._id,
  },
};
