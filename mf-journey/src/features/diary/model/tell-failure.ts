import { toast } from '@saltbush/shared-ui/design/overlays';
import { errorMessage } from '@saltbush/shared-ui/platform';

/** Says what failed where no form shows it. */
export const tellFailure = (error: unknown): void =>
  void toast({ message: errorMessage(error), tone: 'error' });
