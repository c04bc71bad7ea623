import { arrivalDays, DELIVERY_METHODS, formatMoney, type ShippingMethodId } from '@saltbush/contract';
import { SHOP } from '../../shop-names';
import type { PageText } from './types';

/** A method's row: name, price, and when it arrives. */
function methodRow(id: ShippingMethodId, arrives = arrivalDays(id)): string {
  const { name, price, freeFrom } = DELIVERY_METHODS[id];
  const cost = price === 0 ? 'Free' : formatMoney(price);
  const free = freeFrom === null ? '' : `, free from ${formatMoney(freeFrom)}`;
  return `<tr><td>${name}</td><td>${cost}${free}</td><td>${arrives}</td></tr>`;
}

const SHIPPING_RETURNS = `
<p>We dispatch from pharmacies in every state and territory, so most parcels do not travel far.</p>
<h2 id="Delivery">Delivery</h2>
<table>
<thead><tr><th scope="col">Method</th><th scope="col">Price</th><th scope="col">When it arrives</th></tr></thead>
<tbody>
${methodRow('standard')}
${methodRow('express')}
${methodRow('same-day', 'By 9 pm when you order before 1 pm on a business day, within 25 km of a dispatching pharmacy')}
${methodRow('click-and-collect', 'We tell you when your order is ready')}
</tbody>
</table>
<p>Enter your postcode at the top of any page to see the delivery options for your address.</p>
<h3>Cold items</h3>
<p>Medicines and probiotics that must stay cold travel in an insulated pack. They leave Monday to Wednesday, by express or same-day only, so that they never wait in a depot over a weekend.</p>
<h3>Medicines</h3>
<p>A pharmacist reviews every order with a pharmacy, pharmacist only, prescription or practitioner product before it is packed, and may call you. Please pick up: we cannot send your order until we have spoken.</p>
<h2 id="Returns-policy">Returns policy</h2>
<p>You have <strong>30 days</strong> from delivery to return unopened goods for a refund to the card you paid with. <a href="/pages/contact">Contact us</a> first and we will send you a return label.</p>
<ul>
<li>If something arrives damaged, incorrect or past its expiry date, we refund or replace it and pay the postage, whether or not you opened it.</li>
<li>Medicines, cold items and opened personal items cannot be returned for a change of mind, because no one else could safely use them.</li>
<li>Pre-orders can be cancelled until the day they are sent.</li>
</ul>
<p>Nothing on this page takes away your rights under the Australian Consumer Law.</p>
<h2>How refunds are paid</h2>
<p>We refund within 3 business days of receiving your parcel. Banks take up to 5 more. Points earned on the order are deducted.</p>`;

const AUTO_DELIVERY = `
<p>AutoDelivery sends the products you use regularly, as often as you choose, with <strong>5% off</strong> every time.</p>
<h2>How it works</h2>
<ol>
<li><strong>Choose.</strong> On a product with AutoDelivery, pick how often: every 2, 4, 6, 8 or 12 weeks. Most people start with 4.</li>
<li><strong>Hear from us first.</strong> Five days before each order we e-mail you when it is charged and what it costs at that day’s prices.</li>
<li><strong>Change your mind.</strong> Until the day before the charge you can add, swap, skip or pause.</li>
<li><strong>Relax.</strong> We place the order, charge your card and send the parcel. It arrives like any order: in ${arrivalDays('standard')}, cold items in ${arrivalDays('express')}.</li>
</ol>
<h2>Good to know</h2>
<ul>
<li>There is no contract. Cancel at any time before the lock-in day.</li>
<li>You pay the price on the day we charge your card, less 5%. The notice five days before tells you what to expect.</li>
<li>If a payment fails we try again after 1, 3 and 5 days and write to you each time. Then we pause the AutoDelivery; nothing is lost.</li>
<li>A prescription medicine needs a script for each order: a repeat of one on file, or a new token. It is sent no sooner than it may be supplied again; where that puts an order off, we tell you the new day first.</li>
</ul>
<p><a href="/user/autodelivery">Manage your AutoDeliveries</a></p>`;

const SAME_DAY = `
<p>Order by <strong>1 pm</strong> on a business day and we bring it by <strong>9 pm</strong> that night, if you live within 25 km of one of our dispatching pharmacies.</p>
<h2>Where</h2>
<p>Sydney, Newcastle, Wollongong, Melbourne, Geelong, Brisbane, the Gold Coast, Townsville, Cairns, Adelaide, Perth, Hobart, Canberra and Darwin. Set your location at the top of the page to see whether we deliver to your street.</p>
<h2>What it costs</h2>
<p>$14.95 per order, whatever its size. Orders placed after 1 pm, on weekends or on public holidays go out on the next business day, which we show at checkout.</p>
<h2>At the door</h2>
<p>Give the driver permission to leave the parcel, or choose to receive it in person. Prescription and pharmacist only medicines are handed to an adult.</p>`;

const HELP = `
<h2>Orders</h2>
<h3>Where is my order?</h3>
<p>Open <a href="/user/invoices">Order history</a> and choose the order. Without an account, use <a href="/order-lookup">order look-up</a> with the reference and your e-mail address.</p>
<h3>Can I change an order?</h3>
<p>Call us on ${SHOP.phone} within the hour. Once it is packed we can only stop it at your door.</p>
<h2>Prescriptions</h2>
<h3>How do I use an e-script?</h3>
<p>Open the medicine, choose who it is for, and paste the token from the text message. The token is 18 letters and digits. You can paste the whole link.</p>
<h3>I have a paper script</h3>
<p>Choose “paper” and order. Post the original to the address in your confirmation; we send the medicine when it arrives.</p>
<h3>I have no script</h3>
<p><a href="/telehealth/online-scripts">Ask a doctor</a> to renew a medicine you already take.</p>
<h2>Health questions</h2>
<p>Call a pharmacist free on ${SHOP.phone}, 8 am to 8 pm, every day. For poisons advice call 13 11 26. In an emergency call 000.</p>`;

/** Customer service pages. */
export const SERVICE_PAGES: readonly PageText[] = [
  {
    path: '/shipping-returns',
    title: 'Shipping and returns',
    description: 'Delivery methods, prices and times, cold items, and the 30-day returns policy.',
    html: SHIPPING_RETURNS,
  },
  {
    path: '/discover/auto-delivery',
    title: 'AutoDelivery',
    description: 'How AutoDelivery works: choose how often, save 5%, change or stop at any time.',
    html: AUTO_DELIVERY,
  },
  {
    path: '/discover/same-day-delivery',
    title: 'Same-day delivery',
    description: 'Order by 1 pm on a business day and receive it by 9 pm.',
    html: SAME_DAY,
  },
  {
    path: '/pages/help',
    title: 'Help',
    description: 'Answers about orders, prescriptions and health questions.',
    html: HELP,
  },
];
