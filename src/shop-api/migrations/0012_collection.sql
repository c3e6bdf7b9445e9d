-- Orders that are collected in a branch have stages of their own. What was on its way there is packed now, and the operator says when it
-- can be collected.
UPDATE purchase SET stage = 'collected'
  WHERE stage = 'delivered' AND document #>> '{shipping,collectionPoint,type}' = 'branch';
--> statement-breakpoint
UPDATE purchase SET stage = 'confirmed', document = jsonb_set(document, '{packages}', (
    SELECT jsonb_agg(CASE parcel ->> 'deliveryStatus'
      WHEN 'shipment_completed' THEN jsonb_set(parcel, '{deliveryStatus}', '"shipment_pending"') ELSE parcel END ORDER BY place)
    FROM jsonb_array_elements(document -> 'packages') WITH ORDINALITY AS every (parcel, place)))
  WHERE stage = 'shipped' AND document #>> '{shipping,collectionPoint,type}' = 'branch'
    AND NOT document -> 'items' @> '[{"status": "delivered"}]' AND NOT document -> 'items' @> '[{"status": "returned"}]'
    AND NOT jsonb_path_exists(document, '$.items[*].returned');
