export const pageTitle = 'Hồ sơ';
export const mustLogIn = 'Phải đăng nhập mới cập nhật được hồ sơ';
export const notLoaded = 'Không tải được hồ sơ';
export const credits = (count: number) => `${count} lượt Pro`;
export const status = { trial: 'Dùng thử Pro miễn phí', pro: 'Pro', free: 'Miễn phí' };
export const publicProfile = 'Xem hồ sơ công khai của tôi';

export const changePhoto = 'Đổi ảnh';
export const uploadPhoto = 'Tải ảnh lên';
export const uploadingPhoto = 'Đang tải ảnh lên';
export const checking = 'Đang kiểm tra...';
export const mustLogInForPhoto = 'Phải đăng nhập mới tải ảnh lên được';
export const photoUpdated = 'Đã cập nhật ảnh hồ sơ';
export const removePhoto = 'Gỡ ảnh';
export const remove = 'Gỡ';
export const removing = 'Đang gỡ...';
export const photoRemoved = 'Đã gỡ ảnh hồ sơ';
export const photoNotRemoved = 'Không gỡ được ảnh. Xin thử lại.';

export const profileOf = (type: string) => `Hồ sơ ${type.toLowerCase()}`;
export const edit = 'Sửa';
export const editProfile = (type: string) => `Sửa hồ sơ ${type.toLowerCase()}`;
export const primary = 'Hồ sơ chính';
export const notGiven = 'Chưa ghi';
export const updated = 'Đã cập nhật hồ sơ';
export const notUpdated = 'Không cập nhật được hồ sơ';

export const name = 'Tên';
export const role = 'Vai trò';
export const roleOf = 'Vai trò trong tổ chức';
export const phone = 'Điện thoại';
export const location = 'Địa điểm';
export const locationHint = 'Thị trấn, bến cảng hoặc mã ZIP.';
export const zipcode = 'Mã ZIP';
export const zipcodeHint = 'Ví dụ 04101 hoặc 04101-1234. Chúng tôi dùng mã này nếu không ghi địa điểm.';
export const bio = 'Giới thiệu';

export const inReports = {
  label: 'Nêu tên trong báo cáo năm',
  choice: 'Các tổ chức có thể nêu tên tôi trong báo cáo năm của họ',
  hint: 'Ai cũng có thể đọc báo cáo mà tổ chức chia sẻ. Có thể thay đổi lựa chọn này bất cứ lúc nào.',
  yes: 'Có',
  no: 'Không',
};

export const addProfile = 'Thêm hồ sơ';
export const add = 'Thêm';
export const addProfileOf = (type: string) => `Thêm hồ sơ ${type.toLowerCase()}`;
export const newProfileOf = (type: string) => `Hồ sơ ${type.toLowerCase()} mới`;
export const createProfile = 'Tạo hồ sơ';
export const creating = 'Đang tạo hồ sơ...';
export const created = 'Đã tạo hồ sơ';

export const yourPosts = {
  catch: { title: 'Mẻ cá của tôi', empty: 'Chưa đăng mẻ cá nào.' },
  pledge: { title: 'Phần cá tôi hứa tặng', empty: 'Chưa hứa tặng suất ăn nào.' },
};
export const seeAll = 'Xem tất cả';
export const postsNotLoaded = 'Không tải được bài đăng.';
export const nothingLost = 'Không mất gì cả.';
export const postCatch = 'Đăng mẻ cá';
export const posted = 'Đăng <time>time</time>';
export const hidden = 'Đã ẩn';
export const myPosts = 'Bài của tôi';
export const viewDetails = 'Xem chi tiết';

export const mails = 'Email';
export const alertMails = 'Chọn mức độ thường xuyên ở phần “Thông báo”.';
export const accountMails = 'Email về tài khoản, ví dụ mật khẩu mới, lúc nào cũng được gửi.';
export const mailsNotLoaded = 'Không tải được các lựa chọn.';
export const mailsSaved = 'Đã lưu';
export const mailsNotSaved = 'Không lưu được lựa chọn';

export const yourData = 'Dữ liệu của tôi';
export const download = 'Tải dữ liệu của tôi';
export const downloadText = 'Nhận một tệp (JSON) gồm bài đăng, tin nhắn, cài đặt và các số đếm.';
export const collecting = 'Đang gom dữ liệu...';
/** For a file that takes longer than a person would wait. */
export const dataPreparing =
  'Chúng tôi đang tạo tệp. Có thể rời trang này: chúng tôi sẽ gửi email khi tệp sẵn sàng.';
export const dataReady = (madeOn: string, until: string) => `Tệp ngày ${madeOn} có sẵn đến ${until}.`;
export const dataAnew = 'Tạo tệp mới';
export const notDownloaded = 'Không tải được dữ liệu';
export const signOutEverywhere = 'Đăng xuất trên mọi thiết bị';
export const signOutEverywhereText =
  'Dùng khi mất điện thoại hoặc đã mượn máy tính. Các máy đó sẽ bị đăng xuất ngay.';
export const deleteAccount = 'Xóa tài khoản của tôi';
export const deleteAccountText =
  'Hồ sơ, ảnh và bài đăng sẽ bị xóa ngay. Không thể hoàn tác. Các suất ăn đã hứa tặng vẫn được tính.';

export const deleteTitle = 'Xóa tài khoản?';
export const cannotBeUndone = 'Việc này không thể hoàn tác:';
export const consequences = [
  'Bị đăng xuất ở mọi nơi và không đăng nhập được nữa.',
  'Các hồ sơ, ảnh và lượt Pro bị xóa.',
  'Các mẻ cá và phần cá hứa tặng biến mất khỏi trang web, cùng với ảnh.',
  'Các suất ăn đã hứa tặng vẫn nằm trong tổng số của cộng đồng, không kèm tên.',
  'Biên nhận quyên góp mà tổ chức đã xác nhận được giữ bảy năm, kèm tên, vì việc khai thuế cần đến. Hãy in ra trước.',
  'Chúng tôi gửi một email cuối cùng đến địa chỉ của tài khoản.',
];
export const downloadFirst = 'Có thể tải dữ liệu về trước.';
/** The word to type, compared in lower case: without marks, as keyboards write marks in different ways. */
export const confirmation = 'xoa';
export const typeToConfirm = `Gõ ${confirmation} (không dấu) để xác nhận`;
export const notTyped = `Xin gõ ${confirmation} (không dấu) để xác nhận`;
export const keepAccount = 'Giữ tài khoản';
export const deleteForGood = 'Xóa vĩnh viễn';
export const deleting = 'Đang xóa...';
export const deleted = 'Đã xóa tài khoản';
export const notDeleted = (reason: string) => `Chưa xóa được tài khoản. ${reason}`;
