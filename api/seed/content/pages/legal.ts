import { FREE_CHANGE_HOURS, UNREACHED_TERMS } from '@saltbush/contract';
import { SHOP } from '../../shop-names';
import type { PageText } from './types';

const TERMS = `
<p>These terms apply when you use this website or order from ${SHOP.name}.</p>
<h2>Ordering</h2>
<p>An order is accepted when we confirm it by e-mail. Prices are in Australian dollars and include GST where it applies; the GST of each order is shown. If we have made an obvious mistake in a price we will tell you and you may cancel.</p>
<h2>Medicines</h2>
<p>Pharmacy medicines, pharmacist only medicines and prescription medicines are supplied by ${SHOP.pharmacy} under the law of the state that sends them. A pharmacist may ask questions, supply less than you ordered, or refuse. One supply of each scheduled medicine is allowed in an order.</p>
<h2>Prescription medicines</h2>
<p>We dispense against a valid prescription for the person named on it. Giving another person’s details is an offence.</p>
<h2>Telehealth</h2>
<p>Consultations are with independent doctors registered in Australia. A fee is charged when you book. Moving and cancelling are free until ${FREE_CHANGE_HOURS} hours before; later the fee stays. ${UNREACHED_TERMS} No outcome is promised. Telehealth is not for emergencies: call 000.</p>
<h2>Offers</h2>
<p>One offer code may be used in an order. Offers never apply to pharmacist only or prescription medicines. Promotions run while stocks last.</p>
<h2>Accounts</h2>
<p>You must be 16 or older to have an account. Keep your password to yourself and tell us if you think somebody knows it.</p>
<h2>Liability</h2>
<p>Nothing here limits the guarantees that the Australian Consumer Law gives you.</p>`;

const PRIVACY = `
<p>Health information is sensitive. We collect as little as we can, keep it as briefly as the law allows and never sell it.</p>
<h2>What we collect</h2>
<ul>
<li>Your name, addresses, phone number and e-mail address, to deliver what you order.</li>
<li>Details of the people you order medicines for: date of birth, allergies, conditions, medicines, and Medicare or IHI details where they are needed.</li>
<li>What you tell us for telehealth and the Weight Management Program: answers, weight and waist, messages to your care team and check-ins.</li>
<li>What you look at and buy, to run the shop. Analytics wait for your consent.</li>
</ul>
<h2>How we protect it</h2>
<p>Identifiers, health answers and messages to your care team are encrypted in our database and masked wherever they are shown. Card numbers go straight to the payment gateway; we never hold them. No third party’s pixel runs on a page or in a cart that shows medicines or telehealth.</p>
<h2>Who sees it</h2>
<p>The pharmacist who supplies you and the doctor who consults with you; messages and check-ins only practitioners. Staff who help you see your account for at most an hour, and each look is logged.</p>
<h2>Your rights</h2>
<p>Ask for a copy, a correction or deletion at <a href="mailto:${SHOP.email}">${SHOP.email}</a>. Dispensing records and clinical records, messages to your care team among them, must be kept for the time that state law sets. If you are unhappy with our answer, write to the Office of the Australian Information Commissioner.</p>`;

const COLLECTION = `
<p>${SHOP.name} collects your personal information when you create an account, order, or book a consultation, so that we can supply goods and health services to you.</p>
<p>If you do not give it, we may be unable to supply medicines or arrange a consultation.</p>
<p>We disclose it to the dispensing pharmacy, to the doctor you consult, to carriers (name, address and phone only), to the service that completes addresses (only what you type in the address field), to the payment gateway, and to Medicare or the prescription exchange where the service needs it. It is stored in Australia.</p>
<p>Our <a href="/pages/privacy">privacy policy</a> says how to see or correct it and how to complain.</p>`;

/** Pages required by law. */
export const LEGAL_PAGES: readonly PageText[] = [
  {
    path: '/pages/terms',
    title: 'Terms and conditions',
    description: 'The terms of ordering, medicines, telehealth and offers.',
    html: TERMS,
  },
  {
    path: '/pages/privacy',
    title: 'Privacy policy',
    description: 'What we collect, why, and how we protect it.',
    html: PRIVACY,
  },
  {
    path: '/pages/collection-notice',
    title: 'Collection notice',
    description: 'Why we collect personal information and whom we give it to.',
    html: COLLECTION,
  },
];
