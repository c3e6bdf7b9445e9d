/**
 * Says that there is no network in the element before it, and offers to do once more what was about to be done. A form that the browser
 * would send keeps its page and what was typed, from the moment when the page can be read: its own scripts may never come. They report
 * what they could not do as the event `unreachable`, whose detail does it (`islands/offline.ts`). It lies in what is open over the page, as
 * alerts do (`islands/alerts/alert-region.ts`).
 */
export const OFFLINE_SCRIPT = `(note=>{let act,at;const show=next=>{act=next;at=document.activeElement;([...document.querySelectorAll('dialog:modal,:popover-open')].pop()||document.body).append(note.parentNode);note.hidden=false};note.querySelector('button').onclick=()=>{note.hidden=true;at.focus();act()};addEventListener('online',()=>note.hidden=true);addEventListener('unreachable',e=>show(e.detail));addEventListener('submit',e=>{if(navigator.onLine||e.defaultPrevented)return;e.preventDefault();show(()=>e.target.requestSubmit(e.submitter))})})(document.currentScript.previousElementSibling)`
