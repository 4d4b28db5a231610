-- Offers take notes and files as other records do.
call takes_notes('offers', 'offers', 'offer_id');
