import { defineDesk } from '@saltbush/shared-ui/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { ProductDesk } from '../../features/counter-products/components/ProductDesk';

const StaffProductPage = ({ params }: PageProps) => <ProductDesk id={params.id ?? ''} />;

export const page = defineDesk({ title: 'Product', permission: 'products:see', Component: StaffProductPage });
