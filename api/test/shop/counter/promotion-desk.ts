import { randomUUID } from 'node:crypto';
import { beforeTests } from '../../server/before-tests';
import type { Selling } from '../selling';
import { at, type GraphQLAnswer, type Shopper } from '../shopper';

const FIELDS = `promotion { version warnings changed_at products { id }
  promotion { id display_title state from until product_count changed_by numbers { kind n percent } } }`;
const PREVIEW = `query StaffPromotionPreview($input: StaffPromotionPreviewInput!) { staff_promotion_preview(input: $input) {
  at without with points_without points_with lines { quantity unit_price without with promotion messages } } }`;

/** A draft of 10 % off two and more, which begins at once; the tests' clock shows 24 November 2026. */
export const DRAFT = {
  version: 0,
  display_title: 'Pairs save 10%',
  display_info: 'Two or more of the same.',
  met_message: '10% off is included.',
  unmet_message: 'Buy 2 to save 10%.',
  from: '2026-11-01T09:00',
  until: '2026-12-08T09:00',
  kind: 'buy_n_save_percent',
  n: 2,
  percent: 10,
  mix_and_match: false,
};

/** Returns the desk of promotions with an editor and a manager. */
export function promotionDesk(shop: Selling) {
  const people = beforeTests(async () => ({
    editor: (await shop.user('content')).shopper,
    manager: (await shop.user('manager')).shopper,
  }));
  const step = (name: string, promotion_id: string, version: number, more: object = {}, by?: Shopper) =>
    (by ?? people.manager).run(`staff_promotions_${name}`, { promotion_id, version, ...more }, FIELDS);
  const desk = {
    people,
    /** Saves a draft as the editor. */
    save: (over: object = {}): Promise<GraphQLAnswer> =>
      people.editor.run(
        'staff_promotions_save',
        { key: randomUUID(), product_ids: [], ...DRAFT, ...over },
        FIELDS,
      ),
    /** Saves a draft for products and returns its id. */
    async draft(products: readonly number[], over: object = {}): Promise<string> {
      return at(
        await desk.save({ product_ids: products.map(String), ...over }),
        'staff_promotions_save.promotion.promotion.id',
      );
    },
    publish: (id: string, version = 1, by?: Shopper) => step('publish', id, version, {}, by),
    change: (id: string, version: number, more: object) => step('change', id, version, more),
    end: (id: string, version: number, by?: Shopper) => step('end', id, version, {}, by),
    discard: (promotion_id: string, version = 1) =>
      people.editor.run('staff_promotions_discard', { promotion_id, version }, 'promotion_id'),
    read: (id: string) =>
      people.editor.send(
        `query StaffPromotion($id: ID!) { staff_promotion(id: $id) { ${FIELDS.slice(12, -2)} } }`,
        { id },
      ),
    preview: (promotion_id: string, lines: [number, number][], more: object = {}) =>
      people.editor.send(PREVIEW, {
        input: {
          promotion_id,
          lines: lines.map(([id, quantity]) => ({ product_id: String(id), quantity })),
          ...more,
        },
      }),
  };
  return desk;
}
