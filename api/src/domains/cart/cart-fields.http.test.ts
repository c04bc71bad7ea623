import { describe, expect, it } from 'vitest';
import { ADDRESS, at } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();

const TOTALS = `cart_total cart_subtotal item_total discount_total shipping_total cart_savings non_staff_discount_total
  num_items gst_total`;
const ITEMS = `items { id quantity unit_price line_total price_type live_price_type frequency script_type
  eprescription_token errors { code message } edr_base_points is_same_day_eligible(postcode: "2010")
  patient { uuid first_name last_name } patient_id patient_first_name patient_last_name
  product { id requires_prescription is_pharmacy schedule is_practitioner booking_type code name
    primary_image { url } slug is_tga }
  matched_promotion { id } missed_promotions { id } }`;
const FIELDS = `uuid ${TOTALS} ${ITEMS}
  requires_shipping requires_login requires_questionnaire questionnaire_passed staff_discount_eligible staff_discount_value
  cnc_location { id name } authority_to_leave delivery_instructions
  free_shipping_message free_shipping_threshold_express free_shipping_threshold_standard
  shipping_first_name shipping_last_name shipping_address_1 shipping_address_2 shipping_phone shipping_postcode
  shipping_state shipping_suburb shipping_method { id name }
  available_shipping_methods(input: $shippingMethodInput) { id }
  available_offers { code description id name } offer { code description id name } offer_code offer_id
  same_day_eligibility(postcode: $postcode) same_day_name(postcode: $postcode) same_day_cutoff(postcode: $postcode)
  user_email user_first_name user_last_name edr_base_points edr_bonus_points`;

async function filledCart() {
  const { shopper } = await shop.user();
  const uuid = await shopper.newCart();
  const product = await shop.product({ name: 'Zinc tablets', is_tga: true, edr_bonus_points: 3 });
  await shopper.add(uuid, product, 2, {
    frequency: '6W',
    source: 'products_zinc-pdp_add_button-add_to_cart',
  });
  await shopper.makeReady(uuid);
  return { shopper, uuid, product };
}

const CART = (
  field: string,
) => `query Cart($uuid: ID, $shippingMethodInput: ShippingMethodInput, $postcode: String = "2000") {
  ${field}(uuid: $uuid, postcode: $postcode) { ${FIELDS} }
  me { edr_card_first2 edr_card_last4 edr_linked }
}`;

describe('the fields of a cart', () => {
  it('are all returned on the page, in the drawer and in full [3.a-01] [3.a-02] [3.a-03] [3.a-05] [3.a-10] [3.a-11] [3.a-12] [3.a-13] [3.b-01] [3.b-02] [3.b-03] [3.b-05] [7.b-02] [7.b-03] [7.b-04]', async () => {
    const { shopper, uuid, product } = await filledCart();
    const responses = await Promise.all(
      ['cart', 'cart_page', 'cart_mini'].map(async (field) => {
        const response = await shopper.send(CART(field), { uuid, shippingMethodInput: { postcode: '2010' } });
        expect(at(response, 'me')).toEqual({
          edr_card_first2: null,
          edr_card_last4: null,
          edr_linked: false,
        });
        return at<object>(response, field);
      }),
    );
    expect(responses[1]).toEqual(responses[0]);
    expect(responses[2]).toEqual(responses[0]);
    expect(responses[0]).toMatchObject({
      uuid,
      num_items: 2,
      item_total: 1900,
      discount_total: 0,
      non_staff_discount_total: 0,
      cart_subtotal: 1900,
      shipping_total: 795,
      cart_total: 2695,
      gst_total: 245,
      cart_savings: 100,
      requires_shipping: true,
      requires_login: true,
      requires_questionnaire: false,
      questionnaire_passed: null,
      staff_discount_eligible: false,
      staff_discount_value: 0,
      free_shipping_message: 'Spend $31.00 more for free standard delivery.',
      free_shipping_threshold_standard: 5000,
      free_shipping_threshold_express: 9900,
      shipping_address_1: ADDRESS.address_1,
      shipping_method: { id: 'standard' },
      same_day_eligibility: true,
      same_day_name: 'Same Day Delivery',
      same_day_cutoff: '2026-11-24T02:00:00.000Z',
      user_email: shopper.email,
      user_first_name: 'Ann',
      user_last_name: 'Bee',
      edr_base_points: 19,
      edr_bonus_points: 6,
      items: [
        {
          quantity: 2,
          unit_price: 950,
          line_total: 1900,
          price_type: 'default',
          live_price_type: 'default',
          frequency: '6W',
          script_type: null,
          eprescription_token: null,
          errors: [],
          edr_base_points: 19,
          is_same_day_eligible: true,
          patient: null,
          product: { id: String(product), name: 'Zinc tablets', is_tga: true, requires_prescription: false },
        },
      ],
    });
  });

  it('include count and points, and serve the marketing query [7.b-01] [7.b-05] [7.b-07] [7.b-08]', async () => {
    const { shopper, uuid } = await filledCart();
    const count = await shopper.send(
      'query CartCount($uuid: ID) { cart_header(uuid: $uuid) { num_items } }',
      { uuid },
    );
    expect(at(count, 'cart_header')).toEqual({ num_items: 2 });
    const points = { edr_base_points: 19, edr_bonus_points: 6 };
    for (const name of ['CartEDRBonus', 'CartEdr']) {
      const query = `query ${name}($uuid: ID) { cart_edr(uuid: $uuid) { edr_base_points edr_bonus_points } }`;
      expect(at(await shopper.send(query, { uuid }), 'cart_edr')).toEqual(points);
    }
    const marketing = await shopper.cart(
      uuid,
      `${TOTALS} items { id quantity unit_price product { code name primary_image { url } slug is_tga } }`,
    );
    expect(at(marketing, 'cart')).toMatchObject({
      cart_total: 2695,
      items: [{ quantity: 2, unit_price: 950 }],
    });
  });

  it('reject unknown frequencies, and any frequency for products without AutoDelivery [selling-12]', async () => {
    const { shopper } = await shop.user();
    const uuid = await shopper.newCart();
    const wrong = await shopper.add(uuid, await shop.product(), 1, { frequency: '3W' });
    const notOffered = await shopper.add(uuid, await shop.product({ can_autodeliver: false }), 1, {
      frequency: '4W',
    });
    expect([wrong, notOffered].map(({ errors }) => errors?.[0]?.message)).toEqual([
      'Please choose how often',
      'This product is not available on AutoDelivery',
    ]);
    const once = await shopper.add(uuid, await shop.product(), 1, { frequency: 'none' });
    expect(once.errors).toBeUndefined();
    expect(at(await shopper.cart(uuid, 'items { frequency }'), 'cart.items')).toEqual([{ frequency: null }]);
  });
});
