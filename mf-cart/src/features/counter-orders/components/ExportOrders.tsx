import { SaveCsv } from '@saltbush/shared-ui/counter';
import { exportOrders } from '../api/order-export';
import { limitOf } from '../model/order-limit';
import type { OrderList } from '../model/order-list';
import { saveOrders } from '../model/save-orders';

/** Saves the orders of a queue or search as a file, all of its pages. */
export default function ExportOrders({ list }: { list: OrderList }) {
  const save = async () => {
    const { orders, isCut, limitedTo } = await exportOrders(list);
    saveOrders(list, orders);
    const lack = [isCut && 'There are more: search for fewer.', limitOf(list.search, limitedTo)].filter(
      Boolean,
    );
    return { rows: orders.length, lack: lack.join(' ') || null };
  };
  return <SaveCsv row="order" note="All pages of this list; saving is recorded." save={save} />;
}
