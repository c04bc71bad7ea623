import { SaveCsv } from '@saltbush/shared-ui/counter';
import { exportOrders } from '../api/order-export';
import type { OrderList } from '../model/order-list';
import { saveOrders } from '../model/save-orders';

/** Saves the orders of a queue or search as a file, all of its pages. */
export default function ExportOrders({ list }: { list: OrderList }) {
  const save = async () => {
    const { orders, isCut } = await exportOrders(list);
    saveOrders(list, orders);
    return { rows: orders.length, lack: isCut ? 'There are more: search for fewer.' : null };
  };
  return <SaveCsv row="order" note="All pages of this list; saving is recorded." save={save} />;
}
