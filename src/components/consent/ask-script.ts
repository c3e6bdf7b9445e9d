/**
 * Puts the question about consent into the page while it is being read, so that nothing moves later, unless the visitor has answered it
 * (`domain/consent/consent-cookie.ts`). It stands right behind the question's template. It notes the answer, which may come before
 * the page's own script saves it (`browser/consent-bar.ts`).
 */
export const ASK_SCRIPT = `(t=>{if(!/(^|; )veduta-consent=/.test(document.cookie)){t.content.querySelector('form').onsubmit=e=>(e.target.dataset.answer=e.submitter.value,false);t.replaceWith(t.content)}})(document.currentScript.previousElementSibling)`
