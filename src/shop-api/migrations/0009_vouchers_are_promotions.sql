DROP TABLE "voucher";
